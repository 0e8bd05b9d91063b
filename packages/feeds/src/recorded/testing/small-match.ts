interface SmallBall extends Record<string, unknown> {
  readonly runs: Record<string, unknown>;
}

interface SmallInnings extends Record<string, unknown> {
  readonly team: string;
  readonly overs: { readonly over: number; readonly deliveries: SmallBall[] }[];
}

/** A made-up match of a few balls in the file's own format, for tests to alter. */
export function smallMatch() {
  const ball = (batter: string, runs: number, rest: Record<string, unknown> = {}): SmallBall => ({
    batter,
    bowler: 'N1',
    non_striker: 'I2',
    runs: { batter: runs, extras: 0, total: runs },
    ...rest,
  });
  const innings: SmallInnings[] = [
    {
      team: 'India',
      overs: [
        {
          over: 0,
          deliveries: [
            ball('I1', 4, { runs: { batter: 4, extras: 0, total: 4, non_boundary: true } }),
            ball('I1', 0, { extras: { noballs: 1 }, runs: { batter: 0, extras: 1, total: 1 } }),
            ball('I1', 6),
            ball('I1', 0, {
              wickets: [
                { kind: 'caught', player_out: 'I1', fielders: [{ name: 'N2' }, { substitute: true }] },
              ],
            }),
          ],
        },
      ],
      powerplays: [{ from: 0.1, to: 5.7, type: 'mandatory' }],
      penalty_runs: { post: 5 },
    },
    { team: 'Nepal', target: { runs: 17, overs: 20 }, overs: [{ over: 0, deliveries: [ball('N2', 1)] }] },
  ];
  return {
    meta: { data_version: '1.1.0', created: '2025-01-02', revision: 1 },
    info: {
      balls_per_over: 6,
      dates: ['2025-01-01'],
      match_type: 'T20',
      overs: 20,
      outcome: { winner: 'India', by: { runs: 9 } } as Record<string, unknown>,
      player_of_match: ['I1'],
      players: { India: ['I1', 'I2'], Nepal: ['N1', 'N2'] },
      teams: ['India', 'Nepal'],
      toss: { decision: 'bat', winner: 'India' },
    },
    innings,
  };
}
