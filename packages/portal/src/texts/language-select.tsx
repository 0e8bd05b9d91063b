import type { Language } from '@maidan/contract/wire';
import { Select } from '@maidan/ui/form/fields.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useBrand } from '../brand/brand.ts';
import { languageNames } from './languages.ts';
import { chooseLanguage, useLanguage, useTexts } from './texts.ts';

interface LanguageSelectProps {
  readonly labelHidden?: boolean;
  readonly onChosen?: (language: Language) => void;
}

export function LanguageSelect({ labelHidden = false, onChosen }: LanguageSelectProps) {
  const offered = useBrand().languages;
  const texts = useTexts();
  const language = useLanguage();
  if (offered.length < 2) return null;

  async function choose(value: string): Promise<void> {
    const chosen = offered.find((code) => code === value);
    if (!chosen) return;
    try {
      await chooseLanguage(chosen);
    } catch {
      toast.error(texts.errors.noResponse, { title: texts.errors.title });
      return;
    }
    onChosen?.(chosen);
  }

  return (
    <Select
      label={texts.device.language}
      labelHidden={labelHidden}
      value={language}
      className="language-names"
      onChange={(event) => void choose(event.target.value)}
      options={offered.map((code) => ({ value: code, label: languageNames[code] }))}
    />
  );
}
