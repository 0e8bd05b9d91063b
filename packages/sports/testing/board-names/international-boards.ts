import { boardMatch } from './board-match.ts';

/** A one-day match in which the second side bats first. */
export const INDIA_AUSTRALIA = boardMatch(
  {
    format: 'ODI',
    sides: [
      'India: RG Sharma, Shubman Gill, V Kohli, SS Iyer, KL Rahul, HH Pandya, RA Jadeja, Kuldeep Yadav, JJ Bumrah, Mohammed Siraj, Mohammed Shami',
      'Australia: TM Head, DA Warner, MR Marsh, SPD Smith, M Labuschagne, GJ Maxwell, JP Inglis, MA Starc, PJ Cummins, A Zampa, JR Hazlewood',
    ],
    battingFirst: 'Australia',
    dialect: { 'ordinal-over': 'up-to-it', 'ball-run': 'that-ball', 'side-total': 'batting' },
  },
  `
  IND 10 over runs = 10 OVER RUNS IND
  10 over runs AUS = 10 OVER RUNS AUS
  AUS 50 over runs = 50 OVER RUNS AUS
  12th over runs AUS = 12 OVER RUNS AUS
  IND 25th over run = 25 OVER RUNS IND
  3.4 ball run IND = 3.4 BALL RUN IND
  3.4 ball wkts IND = 3.4 BALL WKTS IND
  6 over runs AUS 1st inn = 6 OVER RUNS AUS
  10 over runs IND 2nd inn = 10 OVER RUNS IND
  2nd innings 10 over runs IND = 10 OVER RUNS IND
  IND (2nd inn) lambi = LAMBI IND
  2nd inn lambi = LAMBI IND
  R Sharma run = RG SHARMA RUN
  Rohit Sharma run = RG SHARMA RUN
  RG Sharma run = RG SHARMA RUN
  R.G. Sharma run = RG SHARMA RUN
  R G Sharma run = RG SHARMA RUN
  Sharma run = RG SHARMA RUN
  Shubman run ?
  Gill run = SHUBMAN GILL RUN
  Kuldeep 10 over session ?
  S Gill run = SHUBMAN GILL RUN
  Gill, Shubman runs = SHUBMAN GILL RUN
  K L Rahul run = KL RAHUL RUN
  Rahul run = KL RAHUL RUN
  K Rahul run = KL RAHUL RUN
  IND Kohli run = V KOHLI RUN
  Siraj 5 over session = MOHAMMED SIRAJ 5 OVER SESSION
  M Siraj 10 over wickets = MOHAMMED SIRAJ 10 OVER WICKETS
  Md Siraj 10 over session = MOHAMMED SIRAJ 10 OVER SESSION
  Bumrah 10 over session = JJ BUMRAH 10 OVER SESSION
  Jasprit Bumrah 10 over session = JJ BUMRAH 10 OVER SESSION
  Marnus Labuschagne run = M LABUSCHAGNE RUN
  Total wides IND = TOTAL WIDES IND
  IND total wkts = TOTAL WKTS IND
  Total match fours (IND v AUS) adv = TOTAL MATCH FOURS(IND VS AUS)ADV
  Highest Scoring over Runs in Match(AUS vs IND)adv = HIGHEST SCORING OVER RUNS IN MATCH(IND VS AUS)ADV
  Both teams to score 250 = BOTH TEAMS TO SCORE 250
  Will there be a tie = MATCH TO BE TIED
  1st innings - Australia total = LAMBI AUS
  1st innings - Australia total at 3rd dismissal = FALL OF 3RD WKT AUS
  1st innings over 3 - Australia total = ONLY 3 OVER RUN AUS
  1st innings - Head, Travis total sixes = TM HEAD SIXES
  India total runs = LAMBI IND
  Bharat lambi = LAMBI IND
  IND 1st 2 wkt runs = 1ST 2 WKT RUNS IND
  Score at fall of 1st wkt AUS = FALL OF 1ST WKT AUS
  Boundaries in first 10 overs AUS = 10 OVER BOUNDARIES AUS
  Wkts in 12th over IND = ONLY 12 OVER WKTS IND
  Mohammed 10 over session ?
  Mohammed run ?
  M Shami run = MOHAMMED SHAMI RUN
  IND run ?
  10 over runs IND 1st inn ?
  10 over runs AUS 2nd inn ?
  3rd inn lambi ?
  Pandya brothers run ?
  RS Sharma run ?
  J Gill run ?
  Shami Siraj run ?
  Direction of 1st boundary off side ?
  IND top batsman ?
  Kohli century ?
  Most sixes ?
  `,
);

/** A Test: a side bats twice, and who bats first is not known. */
export const PAKISTAN_SOUTH_AFRICA = boardMatch(
  {
    format: 'Test',
    sides: [
      'Pakistan: Imam-ul-Haq, Abdullah Shafique, Shan Masood, Babar Azam, Mohammad Rizwan, Saud Shakeel, Salman Agha, Shaheen Shah Afridi, Noman Ali, Sajid Khan, Hasan Ali',
      'South Africa: AK Markram, RD Rickelton, T de Zorzi, T Stubbs, D Brevis, K Verreynne, M Jansen, KA Maharaj, KS Rabada, S Harmer, S Muthusamy',
    ],
  },
  `
  Lambi PAK = LAMBI PAK
  SA lambi = LAMBI SA
  RSA lambi = LAMBI SA
  PAK 30 over runs = 30 OVER RUNS PAK
  South Africa 10 over runs = 10 OVER RUNS SA
  Babar run = BABAR AZAM RUN
  B Azam run = BABAR AZAM RUN
  Azam run = BABAR AZAM RUN
  Imam ul Haq run = IMAM-UL-HAQ RUN
  Imam run = IMAM-UL-HAQ RUN
  Shaheen 10 over session ?
  Afridi 10 over session = SHAHEEN SHAH AFRIDI 10 OVER SESSION
  S Afridi 5 over wickets = SHAHEEN SHAH AFRIDI 5 OVER WICKETS
  Rizwan run = MOHAMMAD RIZWAN RUN
  Aiden Markram run = AK MARKRAM RUN
  De Zorzi run = T DE ZORZI RUN
  K Rabada 10 over session = KS RABADA 10 OVER SESSION
  1st wkt pship PAK = 1ST WKT PSHIP RUNS PAK
  PAK fall of 1st wkt = FALL OF 1ST WKT PAK
  Lambi PAK 2nd inn ?
  2nd inn lambi PAK ?
  Lambi SA 1st inn ?
  PAK total runs ?
  SA total ?
  30 over runs PAK 2 ?
  Ali run ?
  Khan run = SAJID KHAN RUN
  Hasan run = HASAN ALI RUN
  Agha run = SALMAN AGHA RUN
  S Ali run ?
  2nd inn lambi ?
  45th over run PAK ?
  PAK wkts ?
  `,
);

/** Women's sides, with a mark in their names. */
export const DELHI_MUMBAI_WOMEN = boardMatch(
  {
    format: 'T20',
    sides: [
      'Delhi Capitals W: MM Lanning, Shafali Verma, JI Rodrigues, M Kapp, A Sutherland, JL Jonassen, NR Sri Charani, Shikha Pandey, T Bhatia, Minnu Mani, R Yadav',
      'Mumbai Indians W: HK Matthews, YH Bhatia, NR Sciver-Brunt, H Kaur, AC Kerr, S Sajana, AD Kerr, Amanjot Kaur, J Kalita, S Ismail, Saika Ishaque',
    ],
    dialect: { 'advance-batter': 'any-batter' },
  },
  `
  6 OVER RUNS DC W(DC W VS MI W)ADV = 6 OVER RUNS DCW(DCW VS MIW)ADV
  DC-W 6 over runs = 6 OVER RUNS DCW
  6 over runs MIW = 6 OVER RUNS MIW
  MI Women 20 over runs = 20 OVER RUNS MIW
  Delhi 6 over runs = 6 OVER RUNS DCW
  HOW MANY BALLS FACE BY M LANNING = HOW MANY BALLS FACE BY MM LANNING
  Shafali run ?
  Verma run = SHAFALI VERMA RUN
  S Verma boundaries = SHAFALI VERMA BOUNDARIES
  Nat Sciver Brunt run = NR SCIVER-BRUNT RUN
  Sciver-Brunt run = NR SCIVER-BRUNT RUN
  Y Bhatia run = YH BHATIA RUN
  MI Bhatia run = YH BHATIA RUN
  Harmanpreet Kaur run = H KAUR RUN
  Bhatia run ?
  Kaur run ?
  Kerr run ?
  A Kerr run ?
  6 over runs WPL ?
  6 over runs DC W(DC W VS UPW)ADV ?
  `,
);
