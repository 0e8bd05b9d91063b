-- All that is settled is read once and whole: here scans and hashes are right.
set local enable_seqscan = on;
set local enable_hashjoin = on;

-- The commission terms a client's bets on a market were first settled by, in ten-thousandths. Null is unknown: settled
-- before terms were kept, and the coins do not tell the rate.
create table settled_terms (
  market_id text not null,
  client_id bigint not null,
  session_commission integer,
  match_commission integer,
  primary key (market_id, client_id)
);

-- The one rate that gives exactly these coins of that base; null when several do, or none. Halves round up.
create function pg_temp.only_rate(base bigint, paid bigint) returns integer language sql immutable as $$
  select case when lowest = highest then lowest::integer end
  from (select (greatest(10000 * paid - 5000, 0) + base - 1) / base as lowest,
    least((10000 * paid + 5000 + base - 1) / base - 1, 10000) as highest where base > 0) rates
$$;

-- By the bets and transfers that stand.
insert into settled_terms (market_id, client_id, session_commission, match_commission)
select market_id, client_id, pg_temp.only_rate(turnover, session_paid), pg_temp.only_rate(loss, match_paid)
from (
  select f.market_id, f.client_id, sum(f.session_paid)::bigint as session_paid, sum(f.match_paid)::bigint as match_paid,
    case when m.is_commission then sum(f.stake)::bigint end as turnover,
    case when m.definition ->> 'shape' = 'winner' then -sum(f.profit)::bigint end as loss
  from (
    select b.market_id, b.client_id, 0 as session_paid, 0 as match_paid,
      case when s.outcome ? 'void' then 0 else b.stake end as stake, b.profit
    from bet b join settlement s on s.id = b.settlement_id where b.state = 'settled'
    union all
    select t.market_id, t.to_account, case when t.kind = 'session-commission' then t.coins else 0 end,
      case when t.kind = 'match-commission' then t.coins else 0 end, 0, 0
    from transfer t where t.kind in ('session-commission', 'match-commission')
      and not exists (select 1 from transfer r where r.corrects = t.id)
  ) f join market m on m.id = f.market_id
  group by f.market_id, f.client_id, m.is_commission, m.definition ->> 'shape'
) settled;

drop function pg_temp.only_rate;

-- What runners are called, by id. Known exactly where bets carry it, and where the house's own feeds number them: sides
-- in the order of the match's teams, the draw last. A bet that calls a runner as the team in its place tells that the
-- market is on the winner; one that calls it otherwise, that only what bets tell is known.
alter table market add column runner_names jsonb not null default '{}';

update market set runner_names = named.names
from (
  select m.id, case
      when by_place.names @> coalesce(told.names, '{}')
        and (told.names is not null or m.definition -> 'runners' in ('["1", "2"]', '["1", "2", "3"]'))
        then by_place.names
      else told.names
    end as names
  from market m
  left join (
    select market_id, jsonb_object_agg(option, details ->> 'teamName') as names
    from bet where details ->> 'teamName' is not null group by market_id
  ) told on told.market_id = m.id
  left join (
    select m.id, jsonb_object_agg(r.id, n.name) as names
    from market m left join match t on t.event_id = m.event_id
    cross join jsonb_array_elements_text(m.definition -> 'runners') with ordinality r (id, place)
    join jsonb_array_elements_text(case
      when m.kind = 'tied-match' then '["Yes", "No"]'
      when jsonb_array_length(t.teams) = 2 then t.teams || '["The Draw"]'
    end) with ordinality n (name, place) on n.place = r.place
    where m.definition ->> 'shape' = 'winner' group by m.id
  ) by_place on by_place.id = m.id
  where m.definition ? 'runners'
) named
where market.id = named.id and named.names is not null;
