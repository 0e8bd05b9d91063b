-- Players whose coins are worth nothing, and their Ludo tables: nobody may win real coins of them.
alter table studio_session add column is_demo boolean not null default false;
alter table studio_ludo_game add column is_demo boolean not null default false;
