-- Whether a loss on the market earns match commission. Until now every market with one winner did.
alter table market add column has_match_commission boolean not null default false;
update market set has_match_commission = true where definition ->> 'shape' = 'winner';
