import type { Language } from '@maidan/contract/wire';
import { useBrand } from '../brand/brand.ts';
import { Select } from '../ui/select.tsx';
import { languages } from './languages.ts';
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

  function choose(value: string): void {
    const chosen = offered.find((code) => code === value);
    if (!chosen) return;
    void chooseLanguage(chosen);
    onChosen?.(chosen);
  }

  return (
    <Select
      label={texts.device.language}
      labelHidden={labelHidden}
      value={language}
      onChange={(event) => choose(event.target.value)}
      options={offered.map((code) => ({ value: code, label: languages[code].name }))}
    />
  );
}
