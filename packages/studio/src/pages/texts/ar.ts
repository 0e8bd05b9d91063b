import { arabicCount } from '@maidan/ui/format/arabic-count.ts';
import type { StudioTexts } from './en.ts';

const pointCount = (points: string): string =>
  arabicCount(points, { one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', other: 'نقطة' });

export const ar: StudioTexts = {
  loading: 'جارٍ فتح اللعبة…',
  back: 'العودة إلى الألعاب',
  sound: 'الصوت',
  close: 'إغلاق',
  retry: 'أعد المحاولة',
  balance: {
    label: 'النقاط',
    price: (coins) =>
      `النقطة = ${arabicCount(coins, { one: 'عملة واحدة', two: 'عملتان', few: 'عملات', other: 'عملة' })}`,
    unknown: 'جارٍ السؤال',
  },
  screens: {
    noToken: {
      title: 'افتح هذه اللعبة من البوابة',
      text: 'تُفتح اللعبة من القائمة: هذا العنوان وحده لا يقول من يلعب.',
    },
    ended: { title: 'انتهت جلستك', text: 'افتح اللعبة من القائمة مرة أخرى. كل الجولات التي لعبتها مسوّاة.' },
    failed: { title: 'تعذر فتح اللعبة', text: 'لم يردّ الاستوديو. ارجع وافتح اللعبة مرة أخرى.' },
    stateFailed: { title: 'تعذر تحميل الطاولة', text: 'لم يردّ الاستوديو. لم يُراهَن بشيء.' },
    unknown: { title: 'لا توجد لعبة', text: 'لا توجد لعبة في هذا العنوان.' },
  },
  keys: {
    rebet: 'إعادة',
    double: 'مضاعفة',
    undo: 'تراجع',
    clear: 'مسح',
    chip: 'فيشة',
    chipOf: (points) => `فيشة من ${pointCount(points)}`,
    skip: 'تخطَّ',
    spin: 'أدر',
    turn: 'اقلب الورقة',
    deal: 'وزّع',
  },
  bet: {
    points: pointCount,
    pays: (price) => `يدفع ${price}`,
    toOne: (profit) => `${profit} إلى 1`,
    onIt: (points) => `عليه ${pointCount(points)}`,
    limits: (least, most) => `من ${least} إلى ${pointCount(most)}`,
    returns: (percent) => `العائد ${percent}%`,
    none: 'ضع فيشة أولًا',
  },
  faults: {
    'below-min': (limit) => `الأقل هنا ${pointCount(limit)}.`,
    'above-max': (limit) => `الأكثر هنا ${pointCount(limit)}.`,
    'above-total': (limit) => `الأكثر لكل الرهانات معًا ${pointCount(limit)}.`,
    'unknown-option': () => 'هذا الرهان غير معروض.',
    balance: (limit) => `يمكنك المراهنة بـ ${pointCount(limit)}.`,
  },
  round: {
    asking: 'رهانك في الطريق…',
    askingAgain: 'لا رد بعد. يُسأل عن الجولة نفسها مرة أخرى: لن تدفع مرتين.',
    lost: 'تعذر الوصول إلى الاستوديو. رهانك وُضع مرة واحدة أو لم يوضع. اسأل مرة أخرى لتعرف.',
    askAgain: 'اسأل مرة أخرى',
    paying: 'ربحك في الطريق إلى عملاتك.',
    won: 'ربحت',
    returned: 'أُعيد لك',
    lostAll: 'لا ربح هذه المرة',
    place: 'ضعوا رهاناتكم',
    staked: (points) => `الرهان ${points}`,
  },
  refusals: {
    malformed: 'لم يستطع الاستوديو قراءة هذا الرهان. امسح الطاولة وراهن من جديد.',
    'session-ended': 'انتهت جلستك. افتح اللعبة مرة أخرى.',
    'too-many-calls': 'ضغطات كثيرة دفعة واحدة. انتظر لحظة ثم اضغط.',
    'unknown-round': 'لم تعد هذه الجولة مفتوحة. هناك جولة جديدة: اضغط مرة أخرى.',
    reused: 'لُعبت هذه الجولة برهانات أخرى. هناك جولة جديدة: اضغط مرة أخرى.',
    'unknown-option': 'أحد رهاناتك لم يعد معروضًا. امسح الطاولة وراهن من جديد.',
    amount: 'الرهان خارج الحدود. غيّر الفيش واضغط مرة أخرى.',
    'not-enough-coins': 'ليس لديك عملات كافية. ارفع بعض الفيش واضغط مرة أخرى.',
    'betting-shut': 'الرهان مغلق لحسابك. اسأل وكيلك.',
    'game-off': 'هذه اللعبة متوقفة الآن. اختر غيرها.',
    'no-answer': 'لم تردّ المحفظة في الوقت. لم يُراهَن بشيء: اضغط مرة أخرى.',
    wallet: 'رفضت المحفظة الرهان. لم يُراهَن بشيء.',
  },
  fairness: {
    button: 'العدالة',
    title: 'عدالة قابلة للإثبات',
    intro:
      'سحب الاستوديو بذرته قبل رهانك ويعرض بصمتها الآن، فلا يمكنه اختيار غيرها. وتُمزج بذرتك أنت معها، فلم يكن يستطيع معرفة النتيجة.',
    next: 'الجولة القادمة',
    last: 'الجولة الأخيرة',
    roundId: 'الجولة',
    commitment: 'بصمة بذرة الاستوديو (SHA-256)',
    yourSeed: 'بذرتك',
    yourSeedHint: 'من 8 إلى 64 حرفًا أو رقمًا أو - أو _',
    newSeed: 'بذرة جديدة',
    serverSeed: 'بذرة الاستوديو',
    formula: 'تُقرأ النتيجة من HMAC-SHA256 ببذرة الاستوديو على الجولة وبذرتك والعدد 0 ثم 1 وهكذا.',
    verify: 'تحقق',
    none: 'العب جولة لترى بذورها هنا.',
  },
  history: {
    last: 'آخر النتائج',
    none: 'ستظهر جولاتك هنا.',
    over: (count) =>
      count === 1
        ? 'جولتك الأخيرة'
        : `آخر ${arabicCount(count, { one: 'جولة', two: 'جولتين', few: 'جولات', other: 'جولة' })} لك`,
    hot: 'ساخنة',
    cold: 'باردة',
    times: (count) => `${count}×`,
    independent: 'كل جولة تُسحب من جديد: لا تعتمد على ما سبقها.',
    show: 'إحصاءات',
  },
  colours: { red: 'أحمر', black: 'أسود', green: 'أخضر' },
  suits: { SS: 'بستوني', HH: 'كبة', CC: 'سباتي', DD: 'ديناري' },
  halves: { odd: 'فردي', even: 'زوجي', low: 'منخفض', high: 'عالٍ', red: 'أحمر', black: 'أسود' },
  lobby: {
    title: 'استوديو ميدان',
    intro: 'ألعاب سريعة ضد الدار. ضغطة واحدة، جولة واحدة، ويمكنك التحقق من كل جولة.',
    play: (name) => `العب ${name}`,
    ludo: 'لودو السريعة',
    ludoLine: '24 دورًا، لاعبان',
  },
};
