import { compact, nameWords } from './name-words.ts';

/**
 * What boards call the sides of each competition, beside their full names and initials. One line a side: full names
 * (earlier ones too), then the short ones.
 */
const COMPETITIONS: Readonly<Record<string, string>> = {
  International: `
    India: IND, BHARAT
    Australia: AUS
    England: ENG
    South Africa: SA, RSA, SAF
    New Zealand: NZ, NZL
    Pakistan: PAK
    Sri Lanka: SL, SRI
    Bangladesh: BAN, BD, BANG
    West Indies: WI, WIN, WINDIES
    Afghanistan: AFG, AFGH
    Ireland: IRE, IRL
    Zimbabwe: ZIM
    Netherlands: NED, NETH, HOLLAND
    Scotland: SCO, SCOT
    Nepal: NEP
    United Arab Emirates: UAE
    United States of America | USA: USA, US
    Namibia: NAM
    Papua New Guinea: PNG
    Oman: OMN, OMA
    Canada: CAN
    Kenya: KEN
    Hong Kong: HK, HKG
    Uganda: UGA
    Bermuda: BER`,
  'Indian Premier League': `
    Chennai Super Kings: CSK, CHE
    Mumbai Indians: MI, MUM
    Royal Challengers Bangalore | Royal Challengers Bengaluru: RCB, BLR, BANGALORE, BENGALURU
    Kolkata Knight Riders: KKR, KOL
    Sunrisers Hyderabad: SRH, HYD
    Rajasthan Royals: RR, RAJ
    Delhi Capitals | Delhi Daredevils: DC, DD, DEL
    Punjab Kings | Kings XI Punjab: PBKS, KXIP, PUN, PUNJAB
    Lucknow Super Giants: LSG, LKN, LUC
    Gujarat Titans: GT, GUJ
    Gujarat Lions: GL
    Rising Pune Supergiant | Rising Pune Supergiants: RPS
    Deccan Chargers: DCH
    Kochi Tuskers Kerala: KTK
    Pune Warriors: PWI`,
  "Women's Premier League": `
    Gujarat Giants: GG
    UP Warriorz: UPW`,
  'Big Bash League': `
    Adelaide Strikers: AS, ADS, STR
    Brisbane Heat: BH, BRH, HEA
    Hobart Hurricanes: HH, HBH, HUR
    Melbourne Renegades: MR, MLR, REN
    Melbourne Stars: MS, MLS, STA
    Perth Scorchers: PS, PRS, SCO
    Sydney Sixers: SS, SYS
    Sydney Thunder: ST, SYT, THU`,
  'Pakistan Super League': `
    Islamabad United: IU, ISU
    Karachi Kings: KK, KAR
    Lahore Qalandars: LQ, LAH
    Multan Sultans: MS, MUL
    Peshawar Zalmi: PZ, PES
    Quetta Gladiators: QG, QUE`,
  'Caribbean Premier League': `
    Antigua and Barbuda Falcons: ABF
    Barbados Royals | Barbados Tridents: BR, BT
    Guyana Amazon Warriors: GAW, GUY
    Jamaica Tallawahs: JT, JAM
    St Kitts and Nevis Patriots: SKN, SNP, SKNP
    St Lucia Kings | St Lucia Zouks: SLK, SLZ
    Trinbago Knight Riders: TKR`,
  SA20: `
    Durban's Super Giants: DSG
    Joburg Super Kings: JSK
    MI Cape Town: MICT
    Paarl Royals: PR
    Pretoria Capitals: PC
    Sunrisers Eastern Cape: SEC`,
  'International League T20': `
    Abu Dhabi Knight Riders: ADKR
    Desert Vipers: DV
    Dubai Capitals: DC, DUB
    Gulf Giants: GG
    MI Emirates: MIE
    Sharjah Warriors | Sharjah Warriorz: SW, SJW`,
  'Bangladesh Premier League': `
    Comilla Victorians: CV, COV
    Dhaka Capitals: DC, DHC
    Fortune Barishal: FB, FBA
    Khulna Tigers: KT, KHT
    Rangpur Riders: RAN, RGR
    Sylhet Strikers: SYL
    Chattogram Challengers: CC, CCH`,
  'Lanka Premier League': `
    Colombo Strikers: CS, CLS
    Dambulla Sixers | Dambulla Aura: DS, DA
    Galle Marvels | Galle Titans: GM, GTI
    Jaffna Kings: JK
    Kandy Falcons | B-Love Kandy: KF, BLK`,
  'Major League Cricket': `
    Los Angeles Knight Riders: LAKR
    MI New York: MINY
    San Francisco Unicorns: SFU, SF
    Seattle Orcas: SO, SEO
    Texas Super Kings: TSK
    Washington Freedom: WF, WAF`,
  'The Hundred': `
    Birmingham Phoenix: BPH, BP
    London Spirit: LNS, LS
    Manchester Originals: MNR, MO
    Northern Superchargers: NOS, NS
    Oval Invincibles: OVI, OI
    Southern Brave: SOB, SB
    Trent Rockets: TRT, TR
    Welsh Fire: WEF, WF`,
};

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(COMPETITIONS).flatMap((sides) =>
    sides
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', short = ''] = line.split(':');
        return names
          .split('|')
          .map((name) => [compact(nameWords(name)), short.split(',').map((one) => one.trim())] as const);
      }),
  ),
);

/** Women's, second and youth sides are written as the first side with a mark. */
const MARK = /^(?<side>.+?) (?<mark>W|WOMEN|A|U19|U-19|UNDER-19S)$/;

export function shortNamesInUse(team: string): readonly string[] {
  const known = SHORT_NAMES.get(compact(nameWords(team)));
  if (known !== undefined) return known;
  const { side, mark } = MARK.exec(team.toUpperCase())?.groups ?? {};
  if (side === undefined || mark === undefined) return [];
  const short = SHORT_NAMES.get(compact(nameWords(side))) ?? [];
  if (mark !== 'W' && mark !== 'WOMEN') return short.map((one) => `${one} ${mark}`);
  return [...short.flatMap((one) => [`${one} W`, `${one} WOMEN`, one])];
}

/** The sides with this name in any competition, by the words of their full names. */
export function sidesCalled(alias: string): readonly string[] {
  const wanted = compact(nameWords(alias));
  return [...SHORT_NAMES].flatMap(([side, short]) =>
    side === wanted || short.some((one) => compact(nameWords(one)) === wanted) ? [side] : [],
  );
}
