-- Who pays a player's wins, and those of a Ludo table: what is lost at one brand's house is not there to pay at another's.
alter table studio_session add column house text not null default '';
alter table studio_ludo_game add column house text not null default '';
