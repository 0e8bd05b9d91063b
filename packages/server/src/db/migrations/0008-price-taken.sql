-- What the board offered when the bet was decided, in ten-thousandths. Null is unknown: placed before it was kept, or a bet
-- without a price. No bet is taken at a price of 0, nor at a better one than the board's.
alter table bet add column odds_offered integer;
alter table bet add constraint bet_not_better_than_offered check (
  odds_offered is null
  or (odds > 0 and odds_offered > 0 and case side when 'back' then odds <= odds_offered else odds >= odds_offered end)
);
