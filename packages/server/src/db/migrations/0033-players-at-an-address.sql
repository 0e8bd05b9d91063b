-- Everybody may be a demo client: for a provider it is another player at each address. For all others the place is ''.
alter table wallet_player add column place text not null default '';
alter table wallet_player drop constraint wallet_player_provider_client_id_key;
alter table wallet_player add unique (provider, client_id, place);
