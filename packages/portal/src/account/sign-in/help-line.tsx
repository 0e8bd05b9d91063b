import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';

/** The brand's contact for help; an e-mail address becomes a link. */
export function HelpLine() {
  const { signIn: texts } = useTexts();
  const { helpLine } = useBrand();
  if (helpLine === '') return null;
  return (
    <span className="block">
      {texts.help}{' '}
      {helpLine.includes('@') ? (
        <a href={`mailto:${helpLine}`} className="inline-block py-2 font-semibold text-link">
          {helpLine}
        </a>
      ) : (
        helpLine
      )}
    </span>
  );
}
