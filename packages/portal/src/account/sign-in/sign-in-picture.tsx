import { useBrand } from '../../brand/brand.ts';
import { brandWord } from '../../brand/brand-word.ts';
import { useLanguage } from '../../texts/texts.ts';

/** The brand's name over its picture, in the brand's colours for them (brand.css). */
export function SignInPicture() {
  const { title, logoUrl, look } = useBrand();
  const line = brandWord('signIn', useLanguage());
  return (
    <div className="sign-in-picture">
      {look.signInName === 'type' ? (
        <p className="brand-type">{title}</p>
      ) : (
        <img src={logoUrl} alt={title} className="h-16 rounded-lg bg-header px-4 py-3" />
      )}
      {line && <p>{line}</p>}
    </div>
  );
}
