/** Made-up matches, one for each edge case of settling sessions, in the notation of write-match.ts. */
export const edgeMatches = {
  'plain T20': `T20
    Lions: 60x1 W 59x1
    Tigers, 120 to win in 20: 11x6 W 9x6
    Tigers won by 9 wickets`,
  'plain ODI': `ODI
    Lions: 100x1 c 99x1 lbw 99x.
    Tigers, 200 to win in 50: 150x1 ro 149x.
    Lions won by 49 runs`,
  'ODI of few balls, both all out': `ODI
    Lions: 30x1 10xW
    Tigers, 31 to win in 50: 20x1 wd 10xW
    Lions won by 9 runs`,
  'T20 of 17 overs': `T20
    Lions: 102x1
    Tigers, 106 to win in 17: 17x6 4
    Tigers won by 10 wickets (D/L)`,
  'ODI of 41 overs': `ODI
    Lions: 246x1
    Tigers, 257 to win in 41: 246x1
    Lions won by 10 runs (D/L)`,
  'ODI chase of 26 overs': `ODI
    Lions: 300x1
    Tigers, 150 to win in 26: 24x6 7
    Tigers won by 10 wickets (D/L)`,
  'T20 of 14 overs, 33 off the last': `T20
    Lions: 78x1 5x6 3
    Tigers, 120 to win in 14: 84x1
    Lions won by 35 runs (D/L)`,
  'target of part of an over': `T20
    Lions: 120x1
    Tigers, 111 to win in 14.3: 23x2 59x1 5xW
    Lions won by 5 runs (D/L)`,
  'tied on par after 8.1 overs': `T20
    Lions: 120x1
    Tigers, 65 to win in 8.1: 15x2 34x1
    tied (D/L)`,
  'T20 without a result': `T20
    Lions: 13x4 10x1 7xW
    Tigers, 63 to win in 5: 20x1
    no result`,
  'ODI without a result': `ODI
    Lions: 300x1
    Tigers, 151 to win in 24: 6x1 2x.
    no result`,
  'rain after 16 overs': `T20
    Lions: 93x1 3xW
    no result`,
  'rain after 19.4 overs': `T20
    Lions: 118x1
    no result`,
  'T20 super over': `T20
    Lions: 120x1
    Tigers, 121 to win in 20: 120x1
    Lions, super over: 6x1
    Tigers, super over, 7 to win in 1: 6 1
    tied, Tigers in the super over`,
  'ODI super over': `ODI
    Lions: 300x1
    Tigers, 301 to win in 50: 300x1
    Tigers, super over: 2 2xW
    Lions, super over, 3 to win in 1: 4
    tied, Lions in the super over`,
  'ODI tied, both all out at 49.4': `ODI
    Lions: 288x1 10xW
    Tigers, 289 to win in 50: 288x1 10xW
    tied`,
  'bowl-out': `T20 2007-09-14
    Lions: 120x1
    Tigers, 121 to win in 20: 120x1
    tied, Lions in the bowl-out`,
  'Test drawn in 278 overs': `Test
    Lions, declared: 600x1
    Tigers, declared: 600x1
    Lions, declared: 372x.
    Tigers: 96x.
    drawn`,
  'Test drawn in 300 overs': `Test
    Lions, declared: 900x1
    Tigers: 900x.
    drawn`,
  'Test won by an innings': `Test
    Lions, declared: 60x4
    Tigers: 10x1 10xW
    Tigers: 15x1 10xW
    Lions won by an innings and 215 runs`,
  'Test awarded': `Test
    Lions: 54x1 10xW
    Tigers: 60x1 10xW
    Lions: 30x1 4xW
    Lions awarded`,
  'Test abandoned': `Test
    Lions: 54x1 10xW
    Tigers: 60x1 10xW
    Lions: 30x1 4xW
    no result`,
  'won by the side that followed on': `Test
    Lions, declared: 50x4
    Tigers: 10x1 10xW
    Tigers: 50x4 10xW
    Lions: 9x1 10xW
    Tigers won by 1 run`,
  'all out at the end of the 16th over': `T20
    Lions: 86x1 10xW
    Tigers, 87 to win in 20: 14x6 3
    Tigers won by 10 wickets`,
  'absent hurt': `Test
    Lions: 10x1 10xW
    Tigers, declared: 60x4
    Lions, absent hurt L11: 113x1 161x. 9xW
    Tigers won by an innings and 117 runs`,
  'declared at 131.5': `Test
    Lions: 10x1 10xW
    Tigers: 5x1 10xW
    Lions, declared: 467x1 317x. 7xW
    Tigers: 100x1 10xW
    Lions won by 372 runs`,
  'declared one ball into an over': `Test
    Lions, declared: 523x1
    Tigers: 20x1 10xW
    Tigers: 30x1 10xW
    Lions won by an innings and 473 runs`,
  'obstructing the field': `ODI
    Lions: 10x1 obs 289x1
    Tigers, 300 to win in 50: 50x6
    Tigers won by 10 wickets`,
  'retired hurt at the other end, all out with nine': `ODI
    Lions: 300x1
    Tigers, 301 to win in 50: 39x1 ~ 1&rh* 160x1 24x. 9xW
    Lions won by 100 runs`,
  'retired hurt in a partnership, back later': `T20
    Lions: 50x1 rh 58x1 W #1 10x2
    Tigers, 129 to win in 20: 120x1
    Lions won by 8 runs`,
  'concussion substitute': `ODI
    Lions: rh #12 80x1 W 218x.
    Tigers, 81 to win in 50: 13x6 3
    Tigers won by 10 wickets`,
  'retired not out': `T20
    Lions: 11x1 1&rno 108x1
    Tigers, 121 to win in 20: 100x1 20x.
    Lions won by 20 runs`,
  'retired out': `T20
    Lions: 5x1 ret 114x1
    Tigers, 120 to win in 20: 19x6 5 1
    Tigers won by 10 wickets`,
  'run out off a wide and a no-ball': `T20
    Lions: 4x1 wd&ro 2x1 nb1&ro 114x1
    Tigers, 124 to win in 20: 20x6 4
    Tigers won by 10 wickets`,
  'two out on one ball, one timed out': `ODI
    Lions: 135x1 3xW c&to 153x1 5xW
    Tigers, 289 to win in 50: 48x6 1
    Tigers won by 10 wickets`,
  'stumped and retired hurt on one ball': `Test
    Lions, declared: 100x1 8xW st&rh*
    Tigers: 20x1 10xW
    Tigers: 30x1 10xW
    Lions won by an innings and 50 runs`,
  'overs of four and five wickets': `T20
    Lions: W W . W W . 5xW lb1 W
    Tigers, 2 to win in 20: 2
    Tigers won by 10 wickets`,
  'six all run, seven run, five run': `T20
    Lions: 111x1 7 5 1 6 6r 4r 3x.
    Tigers, 141 to win in 20: 120x1
    Lions won by 20 runs`,
  'over of two bowlers': `ODI
    Lions: 36x1 2x4 @9 4x1 258x.
    Tigers, 49 to win in 50: 8x6 1
    Tigers won by 10 wickets`,
  'penalty runs the day before they counted': `T20 2024-03-19
    Lions: 78x1 4 4 p5 3x. 36x1
    Tigers, 128 to win in 20: 120x1
    Lions won by 7 runs`,
  'penalty runs the day they began to count': `T20 2024-03-20
    Lions: 78x1 4 4 p5 3x. 36x1
    Tigers, 128 to win in 20: 120x1
    Lions won by 7 runs`,
  'penalty runs after an innings': `T20 2018-08-05
    Lions, 6 penalty runs after: 110x1 10xW
    Tigers, 117 to win in 20: 19x6 3
    Tigers won by 10 wickets`,
  'penalty runs before an innings': `T20 2024-06-01
    Lions: 120x1
    Tigers, 5 penalty runs before, 121 to win in 20: 100x1 20x.
    Lions won by 15 runs`,
  'five wides, and an over of eleven balls': `T20
    Lions: wd5 wd wd nb wd 6x1 114x1
    Tigers, 130 to win in 20: 120x1
    Lions won by 9 runs`,
  'Power Surge in overs 15 and 16': `T20
    Lions, surge 15-16: 84x1 10x1 2x2 24x.
    Tigers, surge 11-12, 99 to win in 20: 16x6 3
    Tigers won by 10 wickets`,
  'The Hundred': `Hundred
    Lions: 100x1
    Tigers, 101 to win in 20: 90x1 10x.
    Lions won by 10 runs`,
  'overs of five and seven balls': `Test
    Lions, declared: 294x1 5x1 | 6x1 +1 60x.
    Tigers: 20x1 10xW
    Tigers: 30x1 10xW
    Lions won by an innings and 256 runs`,
} as const;

export type EdgeName = keyof typeof edgeMatches;
