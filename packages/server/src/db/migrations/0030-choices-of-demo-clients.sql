-- Everybody may be a demo client: what one visitor chose is not given to the next.
update account set bet_chips = null, language = null where is_demo;
