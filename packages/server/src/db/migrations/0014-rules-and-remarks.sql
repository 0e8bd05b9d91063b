-- The rule that took a bet out, where one did; null where an operator gave a reason of their own.
alter table bet add column taken_out_rule text;

-- Until now only the reason was kept, in the same words each time but for the figures.
update bet set taken_out_rule = case
    when remark = 'This winning bet was not made fairly and is void.' then 'illegitimate-winnings'
    when remark = 'This bet was placed after the result was known and is deleted.' then 'result-known'
    when remark = 'This bet was placed after the session was suspended for good and is deleted; earlier bets stand.'
      then 'suspended-never-resumed'
    when remark ~ '^This bet was taken at [0-9]+ when the session stood at [0-9]+, a wrong rate, and is cancelled\.$'
      then 'wrong-rate'
  end
where state in ('void', 'deleted');

-- Which remark the house wrote itself; null on people's words and where there are none.
alter table transfer add column remark_key text;
update transfer set remark_key = 'result-corrected' where corrects is not null and remark = 'Result corrected';
update transfer set remark_key = 'demo-coins' where kind = 'credit' and remark = 'Demo coins' and request_id like 'seed/%';
