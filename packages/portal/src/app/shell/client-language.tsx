import { call } from '../../house/call.ts';
import { LanguageSelect } from '../../texts/language-select.tsx';

/** Chosen on this device, and saved for devices on which the client signs in for the first time. */
export function ClientLanguage() {
  return <LanguageSelect onChosen={(language) => void call('user/userUpdate', { language })} />;
}
