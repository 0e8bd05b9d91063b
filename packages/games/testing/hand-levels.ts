/** The ranks of every hand of three cards, from the strongest, as a ranking published elsewhere has them. */
const trails = `
  AAA KKK QQQ JJJ TTT 999 888 777 666 555 444 333 222`;
const runs = `
  AKQ A32 KQJ QJT JT9 T98 987 876 765 654 543 432`;
const pairs = `
  AAK AAQ AAJ AAT AA9 AA8 AA7 AA6 AA5 AA4 AA3 AA2 AKK KKQ KKJ KKT KK9 KK8 KK7 KK6 KK5 KK4 KK3 KK2 AQQ KQQ QQJ
  QQT QQ9 QQ8 QQ7 QQ6 QQ5 QQ4 QQ3 QQ2 AJJ KJJ QJJ JJT JJ9 JJ8 JJ7 JJ6 JJ5 JJ4 JJ3 JJ2 ATT KTT QTT JTT TT9 TT8
  TT7 TT6 TT5 TT4 TT3 TT2 A99 K99 Q99 J99 T99 998 997 996 995 994 993 992 A88 K88 Q88 J88 T88 988 887 886 885
  884 883 882 A77 K77 Q77 J77 T77 977 877 776 775 774 773 772 A66 K66 Q66 J66 T66 966 866 766 665 664 663 662
  A55 K55 Q55 J55 T55 955 855 755 655 554 553 552 A44 K44 Q44 J44 T44 944 844 744 644 544 443 442 A33 K33 Q33
  J33 T33 933 833 733 633 533 433 332 A22 K22 Q22 J22 T22 922 822 722 622 522 422 322`;
const others = `
  AKJ AKT AK9 AK8 AK7 AK6 AK5 AK4 AK3 AK2 AQJ AQT AQ9 AQ8 AQ7 AQ6 AQ5 AQ4 AQ3 AQ2 AJT AJ9 AJ8 AJ7 AJ6 AJ5 AJ4
  AJ3 AJ2 AT9 AT8 AT7 AT6 AT5 AT4 AT3 AT2 A98 A97 A96 A95 A94 A93 A92 A87 A86 A85 A84 A83 A82 A76 A75 A74 A73
  A72 A65 A64 A63 A62 A54 A53 A52 A43 A42 KQT KQ9 KQ8 KQ7 KQ6 KQ5 KQ4 KQ3 KQ2 KJT KJ9 KJ8 KJ7 KJ6 KJ5 KJ4 KJ3
  KJ2 KT9 KT8 KT7 KT6 KT5 KT4 KT3 KT2 K98 K97 K96 K95 K94 K93 K92 K87 K86 K85 K84 K83 K82 K76 K75 K74 K73 K72
  K65 K64 K63 K62 K54 K53 K52 K43 K42 K32 QJ9 QJ8 QJ7 QJ6 QJ5 QJ4 QJ3 QJ2 QT9 QT8 QT7 QT6 QT5 QT4 QT3 QT2 Q98
  Q97 Q96 Q95 Q94 Q93 Q92 Q87 Q86 Q85 Q84 Q83 Q82 Q76 Q75 Q74 Q73 Q72 Q65 Q64 Q63 Q62 Q54 Q53 Q52 Q43 Q42 Q32
  JT8 JT7 JT6 JT5 JT4 JT3 JT2 J98 J97 J96 J95 J94 J93 J92 J87 J86 J85 J84 J83 J82 J76 J75 J74 J73 J72 J65 J64
  J63 J62 J54 J53 J52 J43 J42 J32 T97 T96 T95 T94 T93 T92 T87 T86 T85 T84 T83 T82 T76 T75 T74 T73 T72 T65 T64
  T63 T62 T54 T53 T52 T43 T42 T32 986 985 984 983 982 976 975 974 973 972 965 964 963 962 954 953 952 943 942
  932 875 874 873 872 865 864 863 862 854 853 852 843 842 832 764 763 762 754 753 752 743 742 732 653 652 643
  642 632 542 532`;

const listed = (text: string) => text.trim().split(/\s+/);
const ofOneSuit = (text: string) => listed(text).map((ranks) => `${ranks}s`);

/** All 741 levels of hands from the strongest, in the order where trails are highest; `s` is for one suit. */
export const handLevels: readonly string[] = [
  ...listed(trails),
  ...ofOneSuit(runs),
  ...listed(runs),
  ...ofOneSuit(others),
  ...listed(pairs),
  ...listed(others),
];

/** Two hands and which of them wins, by a solver published elsewhere. */
export const duels: readonly (readonly [string, string, 'first' | 'second' | 'neither'])[] = [
  ['AS AH AC', 'AS 2S 3S', 'first'],
  ['KH KC KS', '3S 3C 3H', 'first'],
  ['QC QH QS', '6H 7H 7C', 'first'],
  ['2S 2H 2D', '7H 3C 4D', 'first'],
  ['5H 5D 5C', '7H 6D 5S', 'first'],
  ['4H 4D 4C', '5D 5H 5C', 'second'],
  ['AS KS QS', 'KH KC KD', 'second'],
  ['AS KC QD', 'KS AD 9H', 'first'],
  ['AS 3C 4C', 'AS 3S 4S', 'second'],
  ['AS 7S 9H', '2S 3S 7S', 'second'],
  ['AS 2S 9S', '5H 7D 9H', 'first'],
  ['2H 4H 3D', '2D 3H 4H', 'neither'],
  ['QC QH JD', 'QC QS JC', 'neither'],
  ['10D AS 2H', '10C AH 2C', 'neither'],
  ['7S 8D 10C', '8S 9C 5S', 'first'],
];
