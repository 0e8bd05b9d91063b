import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoTeams } from '../support/test-house.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openDesk();
  await desk.house.market('winner-of-cup', twoTeams);
  await desk.db.script(`insert into match
    (event_id, market_id, source, sport, name, series, teams, starts_at, status, limits, created_at)
    select id, 'room-' || id, 'test', 'cricket', name, 'Cup', '[]', now(), status, '{}', now()
    from (values ('event', 'Lions v Tigers', 'in-play'), ('over', 'Bears v Wolves', 'completed')) t (id, name, status)`);
  await desk.run('add-provider acme');
  await desk.run('add-game acme-1 acme "Acme Slots" https://games.acme.example/slots');
});
afterAll(() => desk.db.close());

const rows = async () => JSON.parse((await desk.run('list-shut --json')).lines[0] ?? '');

test('list-shut names nothing while all is open', async () => {
  expect((await desk.run('list-shut')).lines).toEqual([
    'Nothing is shut, accounts aside: list accounts --state shut shows those.',
  ]);
});

test('list-shut names all that operators shut, each with the command that opens it again', async () => {
  const commands = [
    'shut-match event',
    'shut-match over',
    'switch-socket event off',
    'shut-market winner-of-cup',
    'shut-table teen9',
    'shut-matka maidan-day',
    'shut-aviator',
    'switch-game acme-1 off',
  ];
  for (const command of commands) expect((await desk.run(command)).exit).toBe(0);
  const shut = await rows();
  expect(shut).toEqual([
    { what: 'match', id: 'event', name: 'Lions v Tigers', undo: 'open-match event' },
    { what: 'socket of a match', id: 'event', name: 'Lions v Tigers', undo: 'switch-socket event on' },
    {
      what: 'market',
      id: 'winner-of-cup',
      name: 'Lions v Tigers: winner-of-cup',
      undo: 'open-market winner-of-cup',
    },
    expect.objectContaining({ what: 'table', id: 'teen9', undo: 'open-table teen9' }),
    expect.objectContaining({ what: 'matka', id: 'maidan-day', undo: 'open-matka maidan-day' }),
    { what: 'flights', id: 'aviator', name: 'Aviator', undo: 'open-aviator' },
    { what: 'launched game', id: 'acme-1', name: 'Acme Slots', undo: 'switch-game acme-1 on' },
  ]);
  expect((await desk.run('list-shut')).lines[0]).toMatch(/^what +id +name +undo$/);
  for (const { undo } of shut) expect((await desk.run(undo)).exit).toBe(0);
  expect(await rows()).toEqual([]);
});
