import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';

/** In both languages, whatever the portal's language (document 1, section 1). */
const rules = [
  {
    language: 'hi',
    points: [
      'यदि किसी सौदे का परिणाम गलती से गलत दर्ज हो जाता है, तो उसे 48 से 72 घंटों के भीतर या किसी भी समय ठीक किया जा सकता है।',
      'गलत परिणाम से मिले कॉइन यदि उपयोग कर लिए गए हैं, तो उन्हें लौटाना होगा, अन्यथा वे क्लाइंट आईडी से काट लिए जाएँगे।',
      'इसके बाद एजेंट या कंपनी से इस विषय में कोई विवाद मान्य नहीं होगा।',
    ],
  },
  {
    language: 'en',
    points: [
      'If the result of a bet is entered by mistake, it may be corrected within 48 to 72 hours or at any time.',
      'Coins used from a wrong result must be repaid, or they are deducted from the client ID.',
      'No later dispute with the agent or the company is possible.',
    ],
  },
] as const;

export function RulesPopup({ onClose }: { readonly onClose: () => void }) {
  const brand = useBrand();
  const { rulesPopup: texts } = useTexts();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(brand.title)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {rules.map(({ language, points }) => (
        <ul key={language} lang={language} dir="ltr" className="mb-4 list-disc space-y-2 ps-5 last:mb-0">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ))}
    </Dialog>
  );
}
