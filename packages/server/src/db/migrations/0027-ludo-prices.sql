-- What a point costs the players of a table: of others a stake of as many points is another amount of coins.
-- Null for games from before it was kept; nobody is seated there any more.
alter table studio_ludo_game add column price_per_point text;
