/** Made-up markets of every kind the exchange records, in the notation of write-stream.ts. */
export const edgeMarkets = {
  'cricket in full depth, in play with a delay': `MATCH_ODDS cricket, 2 runners, delay 5
    0 open; 11 back 2*10 1.99*40 1.98*7 1.97*3 lay 2.02*8 2.04*5; 12 back 1.98*20 lay 2*15 2.02*6
    20; 11 back 2*0 1.96*12 traded 1.99*40; 12 lay 2*0 last 2
    60 open in play; 11 back 1.5*60 lay 1.52*20; 12 back 2.9*30 lay 2.96*9
    90 suspended in play
    95 open in play; 11 back 1.5*0 1.2*80 lay 1.21*70 1.52*0; 12 back 2.9*0 5.8*10 lay 6.2*9 2.96*0
    150 suspended in play
    180 closed in play; 11 won`,
  'tennis in full depth, won by the other': `MATCH_ODDS tennis, 2 runners, delay 5
    0 open; 11 back 1.65*30 lay 1.66*20; 12 back 2.5*20 lay 2.54*11
    30 open in play; 11 back 1.65*0 3*10 lay 1.66*0 3.05*7
    45; 12 back 2.5*0 1.4*50 lay 2.54*0 1.41*9
    60 suspended in play
    70 closed in play; 12 won`,
  'tennis of last traded prices alone': `MATCH_ODDS tennis, 2 runners, delay 3
    0 open; 11 last 2.3; 12 last 1.77
    20; 11 last 2.32; 12 last 1.76
    40 open in play; 11 last 3; 12 last 1.5
    55; 11 last 1000; 12 last 1.01
    60 suspended in play
    70 closed in play; 12 won`,
  'football, shut when play begins': `BOTH_TEAMS_TO_SCORE football, 2 runners
    0 open; 11 back 1.9*25 lay 1.95*10; 12 back 2*30 lay 2.06*5
    30; 11 back 1.9*0 1.91*4
    60 suspended
    90 closed; 12 won`,
  'basketball, stopped before it goes in play': `MATCH_ODDS basketball, 2 runners, delay 5
    0 open; 11 back 1.3*25 lay 1.31*10; 12 back 4.2*30 lay 4.4*5
    50 suspended
    60 open in play; 11 back 1.3*0 1.8*12 lay 1.31*0 1.83*9
    90 suspended in play
    95 closed in play; 11 won`,
  'greyhounds by level and by depth': `WIN greyhounds, 6 runners
    0 open; 11 back 4*10 lay 4.2*5 best-back 4*10 best-lay 4.2*5; 12 back 3*7 lay 3.1*4 best-back 3*7 best-lay 3.1*4
    10; 13 back 6*10 lay 6.4*5; 14 back 8*10 lay 9*2; 15 back 12*4 lay 13*3; 16 back 30*2 lay 38*2
    40 suspended
    60 closed; 13 won`,
  'greyhounds to be placed in two': `PLACE greyhounds, 4 runners, 2 places
    0 open; 11 back 1.8*10 lay 1.9*5; 12 back 2*7 lay 2.1*4; 13 back 2.4*9 lay 2.6*4; 14 back 3.1*8 lay 3.4*2
    40 suspended
    60 closed; 11 won; 13 won`,
  'horses, two withdrawn with reductions': `WIN horses, 5 runners, delay 1
    0 open; 11 last 3.2; 12 last 4.1; 13 last 6; 14 last 9; 15 last 11
    20 open; 14 out 7.14
    30; 11 last 2.97; 12 last 3.81; 13 last 5.6
    40 open; 15 out 5.55
    50; 11 last 2.86; 12 last 3.65; 13 last 5.3
    100 open in play; 11 last 2; 12 last 5; 13 last 8
    130 suspended in play
    150 closed in play; 12 won`,
} as const;

export type MarketName = keyof typeof edgeMarkets;
