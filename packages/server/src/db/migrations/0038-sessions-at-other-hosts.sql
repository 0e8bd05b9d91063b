-- The brand whose host was asked, where the sign-in named another brand as its own: one API address may serve many brands, and
-- the session must be found there too. Null for a session that is found on the hosts of its own brand only.
alter table session add column at_host_of text;
