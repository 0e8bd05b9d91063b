-- No market ever had a brand, and nothing read a market's delay: the board knows the present one.
alter table market drop column brand;
alter table market drop column bet_delay_ms;
