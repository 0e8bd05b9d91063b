import { boardMatch } from './board-match.ts';

/** Short names of a league, surnames, and the side written before or after them. */
export const BENGALURU_HYDERABAD = boardMatch(
  {
    format: 'T20',
    sides: [
      'Royal Challengers Bengaluru: V Kohli, PD Salt, RM Patidar, LS Livingstone, JM Sharma, TH David, KH Pandya, B Kumar, JR Hazlewood, Yash Dayal, Suyash Sharma',
      'Sunrisers Hyderabad: Abhishek Sharma, TM Head, Ishan Kishan, Nithish Kumar Reddy, H Klaasen, Aniket Verma, PJ Cummins, HV Patel, Mohammed Shami, A Zampa, JD Unadkat',
    ],
    battingFirst: 'Sunrisers Hyderabad',
  },
  `
  6 over runs SRH = 6 OVER RUNS SH
  SRH 6 over runs = 6 OVER RUNS SH
  SRH 6 Over = 6 OVER RUNS SH
  6 OVER SRH = 6 OVER RUNS SH
  6 overs runs RCB = 6 OVER RUNS RCB
  RCB 10 over run = 10 OVER RUNS RCB
  10 ov RCB = 10 OVER RUNS RCB
  1st 6 over runs SRH = 6 OVER RUNS SH
  First 10 overs runs RCB = 10 OVER RUNS RCB
  15 over session SRH = 15 OVER RUNS SH
  15 over score RCB = 15 OVER RUNS RCB
  Runs in 6 overs SRH = 6 OVER RUNS SH
  SRH score after 15 overs = 15 OVER RUNS SH
  SRH runs in first 10 overs = 10 OVER RUNS SH
  20 over run bhav SRH = 20 OVER RUNS SH
  20 over run bhav SRH 2 = 20 OVER RUNS SH
  20OVER RUNS RCB = 20 OVER RUNS RCB
  Hyderabad 6 over runs = 6 OVER RUNS SH
  HYD 6 over runs = 6 OVER RUNS SH
  Bengaluru 6 over runs = 6 OVER RUNS RCB
  Bangalore 6 over = 6 OVER RUNS RCB
  Sunrisers 10 over run = 10 OVER RUNS SH
  6 over runs SRH(SRH vs RCB)adv = 6 OVER RUNS SH(RCB VS SH)ADV
  6 over runs RCB (RCB v SRH) adv = 6 OVER RUNS RCB(RCB VS SH)ADV
  10 over runs SRH adv = 10 OVER RUNS SH(RCB VS SH)ADV
  15 OVER RUNS RCB(RCB VS SRH) = 15 OVER RUNS RCB
  SRH: 6 over runs = 6 OVER RUNS SH
  Only 12 over run SRH = ONLY 12 OVER RUN SH
  Only 12th over run SRH = ONLY 12 OVER RUN SH
  SRH only 12 over runs = ONLY 12 OVER RUN SH
  12 over only SRH = ONLY 12 OVER RUN SH
  Only 5th Over RCB = ONLY 5 OVER RUN RCB
  Runs in 12th over RCB = ONLY 12 OVER RUN RCB
  1st over run SRH = ONLY 1 OVER RUN SH
  SRH 1st over runs = ONLY 1 OVER RUN SH
  Only 7 over wkts RCB = ONLY 7 OVER WKTS RCB
  Only 20 over boundaries SRH = ONLY 20 OVER BOUNDARIES SH
  6 over boundaries RCB = 6 OVER BOUNDARIES RCB
  RCB 6 over boundary = 6 OVER BOUNDARIES RCB
  6 over dot balls SRH = 6 OVER DOTBALLS SH
  SRH 20 over dotballs = 20 OVER DOTBALLS SH
  17.3 over run SRH = 17.3 OVER RUN SH
  SRH 17.3 over runs = 17.3 OVER RUN SH
  Only 3.4 ball run SRH = 3.4 BALL RUN SH
  3.4 ball run only RCB = 3.4 BALL RUN RCB
  Score after 3.4 overs SRH = 3.4 OVER RUN SH
  Fall of 1st wkt SRH = FALL OF 1ST WKT SH
  SRH fall of 2nd wicket = FALL OF 2ND WKT SH
  1st wkt SRH = FALL OF 1ST WKT SH
  SRH 1st wicket = FALL OF 1ST WKT SH
  3rd wkt RCB = FALL OF 3RD WKT RCB
  1st 3 wkt runs SRH = 1ST 3 WKT RUNS SH
  RCB 1st 5 wicket = 1ST 5 WKT RUNS RCB
  1st wkt lost to SRH balls = 1ST WKT LOST TO SH BALLS
  1st wkt pship SRH = 1ST WKT PSHIP RUNS SH
  SRH 1st wkt pship = 1ST WKT PSHIP RUNS SH
  1st wkt partnership runs RCB = 1ST WKT PSHIP RUNS RCB
  2nd wkt p'ship SRH = 2ND WKT PSHIP RUNS SH
  1st wkt p-ship boundaries RCB = 1ST WKT PSHIP BOUNDARIES RCB
  1st wicket partnership balls SRH = 1ST WKT PSHIP BALLS SH
  Opening partnership RCB = 1ST WKT PSHIP RUNS RCB
  Lambi SRH = LAMBI SH
  SRH Lambi = LAMBI SH
  Lambi RCB run bhav 1 = LAMBI RCB
  RCB total runs = LAMBI RCB
  SRH innings runs = LAMBI SH
  Kohli run = V KOHLI RUN
  Kohli runs = V KOHLI RUN
  V Kohli run = V KOHLI RUN
  V. Kohli runs = V KOHLI RUN
  Virat Kohli run = V KOHLI RUN
  Kohli, Virat run = V KOHLI RUN
  KOHLI V RUN = V KOHLI RUN
  RCB Kohli run = V KOHLI RUN
  Kohli run RCB = V KOHLI RUN
  Kohli (RCB) runs = V KOHLI RUN
  V Kohli = V KOHLI RUN
  V Kohli Run Bhav = V KOHLI RUN
  Salt run = PD SALT RUN
  Phil Salt run = PD SALT RUN
  P Salt boundaries = PD SALT BOUNDARIES
  Head run = TM HEAD RUN
  T Head run = TM HEAD RUN
  Travis Head fours = TM HEAD FOURS
  Head 4s = TM HEAD FOURS
  Head sixes = TM HEAD SIXES
  Klaasen 6s = H KLAASEN SIXES
  A Sharma run = ABHISHEK SHARMA RUN
  Abhishek run ?
  SRH Abhishek run ?
  Abhishek Sharma run = ABHISHEK SHARMA RUN
  J Sharma run = JM SHARMA RUN
  SRH Sharma run = ABHISHEK SHARMA RUN
  Ishan run = ISHAN KISHAN RUN
  I Kishan runs = ISHAN KISHAN RUN
  Nitish ?
  N Reddy run = NITHISH KUMAR REDDY RUN
  NK Reddy run = NITHISH KUMAR REDDY RUN
  Kohli balls = HOW MANY BALLS FACE BY V KOHLI
  How many balls face by Kohli = HOW MANY BALLS FACE BY V KOHLI
  How many balls faced by Head = HOW MANY BALLS FACE BY TM HEAD
  Kohli balls faced = HOW MANY BALLS FACE BY V KOHLI
  50 run by Kohli = 50 RUN BY V KOHLI
  Kohli to score 50 = 50 RUN BY V KOHLI
  Klaasen to score a fifty = 50 RUN BY H KLAASEN
  Kohli to score a century = 100 RUN BY V KOHLI
  How many balls for 50 runs by Kohli = HOW MANY BALLS FOR 50 RUNS BY V KOHLI
  How many balls for 50 Kohli = HOW MANY BALLS FOR 50 RUNS BY V KOHLI
  How many balls for 50 SRH = HOW MANY BALLS FOR 50 RUNS SH
  How many balls for 100 runs RCB = HOW MANY BALLS FOR 100 RUNS RCB
  SRH balls for 50 runs = HOW MANY BALLS FOR 50 RUNS SH
  Cummins 4 over session = PJ CUMMINS 4 OVER SESSION
  P Cummins 4 over wickets = PJ CUMMINS 4 OVER WICKETS
  Shami 2 over session = MOHAMMED SHAMI 2 OVER SESSION
  Hazlewood runs given in 4 overs = JR HAZLEWOOD 4 OVER SESSION
  Man of the match RCB Kohli = MAN OF THE MATCH RCB V KOHLI
  Player of the match Head = MAN OF THE MATCH SH TM HEAD
  Top batsman SRH Klaasen = TOP BATSMAN SH H KLAASEN
  Top batter RCB V Kohli = TOP BATSMAN RCB V KOHLI
  RCB will win the toss = RCB WILL WIN THE TOSS
  SRH to win the toss = SH WILL WIN THE TOSS
  Total match 4s = TOTAL MATCH FOURS
  Total match 6s = TOTAL MATCH SIXES
  Total Match Fours = TOTAL MATCH FOURS
  Match total sixes = TOTAL MATCH SIXES
  Total sixes in match = TOTAL MATCH SIXES
  Total match boundaries(SRH vs RCB)adv = TOTAL MATCH BOUNDARIES(RCB VS SH)ADV
  Total match wkts = TOTAL MATCH WKTS
  Total match wickets = TOTAL MATCH WKTS
  Total match wides = TOTAL MATCH WIDES
  Total match run outs = TOTAL MATCH RUNOUT
  Total match 50s = TOTAL MATCH FIFTIES
  Total match half centuries = TOTAL MATCH FIFTIES
  Total match ducks = TOTAL MATCH DUCKOUTS
  Total match catches = TOTAL MATCH CAUGHT OUTS
  Total match dot balls = TOTAL MATCH DOTBALLS
  Total fours SRH = TOTAL FOURS SH
  SRH fours = TOTAL FOURS SH
  RCB total sixes = TOTAL SIXES RCB
  RCB boundaries = TOTAL BOUNDARIES RCB
  Highest partnership = HIGHEST PSHIP RUNS
  Highest pship runs in match = HIGHEST PSHIP RUNS
  Most 6s by an individual batsman = MOST 6S BY AN INDIVIDUAL BATSMAN
  Top batsman runs in match = TOP BATSMAN RUNS IN MATCH
  Match 1st over run = MATCH 1ST OVER RUN
  Match 1st over run RCB = ONLY 1 OVER RUN RCB
  Total 1st over runs in match = TOTAL 1ST OVER RUNS IN MATCH
  6 over runs RCB 2nd inn = 6 OVER RUNS RCB
  2nd inn 6 over runs RCB = 6 OVER RUNS RCB
  6 over runs SRH 1st innings = 6 OVER RUNS SH
  RCB 2nd innings 10 over run = 10 OVER RUNS RCB
  2nd inn 10 over runs = 10 OVER RUNS RCB
  1st inn lambi = LAMBI SH
  1st innings total sixes = TOTAL SIXES SH
  Power play runs SRH = POWER PLAY RUNS SH
  RCB powerplay = POWER PLAY RUNS RCB
  RCB Lambi to be odd = LAMBI RCB TO BE ODD
  12th over runs SRH ?
  SRH 12th over ?
  6th over boundaries RCB ?
  3.4 ball run SRH = 3.4 BALL RUN SH
  17.2 ball run RCB = 17.2 BALL RUN RCB
  3.4 ball wkts SRH = 3.4 BALL WKTS SH
  Lambi ?
  Only 12 over run ?
  6 over runs ?
  How many balls for 50 ?
  How many balls for 50 runs ?
  1st wkt pship ?
  Fall of 1st wkt ?
  Total fours ?
  Total runs ?
  Sharma run ?
  S Sharma run = SUYASH SHARMA RUN
  RCB Sharma run ?
  Pandya run = KH PANDYA RUN
  H Pandya run ?
  Hardik Pandya run ?
  Rahul Sharma run ?
  Rohit run ?
  Dhoni run ?
  KKR 6 over runs ?
  6 over runs SRH(SRH vs KKR)adv ?
  6 over runs SRH 2nd inn ?
  6 over runs RCB 1st inn ?
  2nd inn 6 over runs SRH ?
  Total wides SRH ?
  RCB total wkts ?
  Total extras RCB ?
  Kohli 50 ?
  50 run Kohli ?
  Kohli ?
  Head ?
  SRH ?
  Kohli run adv ?
  Head run(SRH vs RCB)adv ?
  3rd wkt runs SRH ?
  3rd wicket balls SRH = 3RD WKT LOST TO SH BALLS
  5 wkt SRH ?
  Over 12 runs SRH ?
  6-10 over runs SRH ?
  6 to 10 over runs SRH ?
  Last 5 over runs SRH ?
  Cummins 4 over runs ?
  Kohli wickets ?
  Kohli vs Head runs ?
  SRH 6 over runs RCB ?
  Kohli Head run ?
  V Kohli Salt run ?
  12 13 over runs SRH ?
  6 over runs not SRH ?
  SRH win by runs ?
  11th wkt pship SRH ?
  3.7 over run SRH ?
  0 over runs RCB ?
  6 over two boundaries RCB ?
  Kohli single run bhav = V KOHLI RUN
  6 over odd run bhav SRH = 6 OVER RUNS SH TO BE ODD
  Runs in 12 over SRH ?
  Kohli to hit 6 ?
  V Kohli 4 ?
  V Kohli 2 ?
  6 over wkts SRH ?
  SRH wickets ?
  IND W 6 over runs ?
  Six run Head ?
  Kohli runs SRH ?
  Head run RCB ?
  SRH RCB lambi ?
  Total 4s and 6s ?
  1st over ?
  1st ball run SRH ?
  Win toss ?
  1 over SRH = 1 OVER RUNS SH
  `,
);

/** Two Iyers, six Singhs and names of two initials. */
export const PUNJAB_KOLKATA = boardMatch(
  {
    format: 'T20',
    sides: [
      'Punjab Kings: Priyansh Arya, Prabhsimran Singh, SS Iyer, N Wadhera, MP Stoinis, GJ Maxwell, Shashank Singh, M Jansen, Arshdeep Singh, YS Chahal, LH Ferguson',
      'Kolkata Knight Riders: Q de Kock, SP Narine, AM Rahane, VR Iyer, RK Singh, AD Russell, A Raghuvanshi, Ramandeep Singh, Harshit Rana, CV Varun, VG Arora',
    ],
    battingFirst: 'Punjab Kings',
    dialect: {
      'ordinal-over': 'that-over',
      'ball-run': 'running-score',
      'advance-batter': 'opener',
      'side-total': 'bowling',
      'no-side': 'first-innings',
    },
  },
  `
  PBKS 6 over runs = 6 OVER RUNS PK
  KXIP 6 over runs = 6 OVER RUNS PK
  Punjab 10 over run = 10 OVER RUNS PK
  KKR 20 over runs = 20 OVER RUNS KKR
  Kolkata 6 over = 6 OVER RUNS KKR
  Knight Riders 6 over ?
  Riders 6 over runs = 6 OVER RUNS KKR
  12th over runs KKR = ONLY 12 OVER RUN KKR
  PBKS 7th over = ONLY 7 OVER RUN PK
  6th over boundaries KKR = ONLY 6 OVER BOUNDARIES KKR
  3.4 ball run PBKS = 3.4 OVER RUN PK
  17.2 ball run KKR = 17.2 OVER RUN KKR
  Only 3.4 ball run KKR = 3.4 BALL RUN KKR
  3.4 ball wkts KKR ?
  Total wides KKR = TOTAL WIDES PK
  Total extras PBKS = TOTAL EXTRAS KKR
  KKR total wickets = TOTAL WKTS PK
  Lambi = LAMBI PK
  Only 12 over run = ONLY 12 OVER RUN PK
  6 over runs = 6 OVER RUNS PK
  Fall of 1st wkt = FALL OF 1ST WKT PK
  How many balls for 50 = HOW MANY BALLS FOR 50 RUNS PK
  S Iyer run = SS IYER RUN
  V Iyer run = VR IYER RUN
  Shreyas Iyer runs = SS IYER RUN
  KKR Iyer run = VR IYER RUN
  Iyer run PBKS = SS IYER RUN
  Rinku Singh run = RK SINGH RUN
  RK Singh run = RK SINGH RUN
  Arshdeep Singh 4 over session = ARSHDEEP SINGH 4 OVER SESSION
  Arshdeep 4 over session ?
  Ramandeep run ?
  Q de Kock run = Q DE KOCK RUN
  De Kock run = Q DE KOCK RUN
  Quinton de Kock run = Q DE KOCK RUN
  DeKock boundaries = Q DE KOCK BOUNDARIES
  Narine run(PBKS vs KKR)adv = SP NARINE RUN(PK VS KKR)ADV
  M Stoinis run = MP STOINIS RUN
  Marcus Stoinis 6s = MP STOINIS SIXES
  Maxwell run = GJ MAXWELL RUN
  Glenn Maxwell run = GJ MAXWELL RUN
  A Russell sixes = AD RUSSELL SIXES
  Russell to score 50 = 50 RUN BY AD RUSSELL
  Yuzi Chahal 4 over session = YS CHAHAL 4 OVER SESSION
  Iyer run ?
  Singh run ?
  R Singh run ?
  KKR Singh run ?
  P Singh run = PRABHSIMRAN SINGH RUN
  S Singh run = SHASHANK SINGH RUN
  Kings ?
  CSK 6 over runs ?
  Kock run = Q DE KOCK RUN
  Varun 4 over session = CV VARUN 4 OVER SESSION
  `,
);

/** Two sides of one city, and short names that are not their initials. */
export const SIXERS_THUNDER = boardMatch(
  {
    format: 'T20',
    sides: [
      'Sydney Sixers: JM Vince, JR Philippe, SPD Smith, MC Henriques, JC Silk, L Kerr, BJ Dwarshuis, SA Abbott, Akeal Hosein, T Murphy, JM Bird',
      'Sydney Thunder: DA Warner, CT Bancroft, MW Gilkes, S Billings, CJ Green, DR Sams, LH Ferguson, TS Sangha, NA McAndrew, T Andrews, J Ball',
    ],
  },
  `
  SS 6 over runs = 6 OVER RUNS SS
  ST 6 over runs = 6 OVER RUNS ST
  SYS 10 over runs = 10 OVER RUNS SS
  SYT 10 over runs = 10 OVER RUNS ST
  THU 10 over runs = 10 OVER RUNS ST
  Sixers 6 over runs = 6 OVER RUNS SS
  Thunder lambi = LAMBI ST
  Fall of 1 st wkt SS = FALL OF 1ST WKT SS
  Only 1 st over run ST = ONLY 1 OVER RUN ST
  Total sixes ST = TOTAL SIXES ST
  SA Abbott run = SA ABBOTT RUN
  S Abbott 4 over session = SA ABBOTT 4 OVER SESSION
  S Smith run = SPD SMITH RUN
  Steve Smith runs = SPD SMITH RUN
  SPD Smith run = SPD SMITH RUN
  Ball run = J BALL RUN
  J Ball 4 over session = J BALL 4 OVER SESSION
  J Ball balls = HOW MANY BALLS FACE BY J BALL
  Akeal run = AKEAL HOSEIN RUN
  Hosein run = AKEAL HOSEIN RUN
  Sydney 6 over runs ?
  Sydney lambi ?
  6 over runs SYD ?
  17.3 ball run ST = 17.3 BALL RUN ST
  6 over runs SS 2nd inn ?
  Philipe run ?
  J Vince and J Silk run ?
  JM run ?
  `,
);
