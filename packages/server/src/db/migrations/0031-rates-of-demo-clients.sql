-- Everybody may be a demo client: what one visitor chose is not given to the next.
update account set rate_difference = 1, bet_chips_modal = true where is_demo;
