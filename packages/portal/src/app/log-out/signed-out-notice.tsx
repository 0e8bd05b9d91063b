import type { SignOutReason } from '@maidan/client/account-events-wire.ts';
import { DismissButton } from '@maidan/ui/button.tsx';
import { LogOut } from '@maidan/ui/icons/places.ts';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { forgetSignOutReason } from '../../house/session.ts';
import { useTexts } from '../../texts/texts.ts';

/**
 * Says why the player is at the sign-in page. It overlays the end of the page, so that nothing shifts when it
 * appears.
 */
export function SignedOutNotice({ reason }: { readonly reason: SignOutReason }) {
  const { signedOut: texts } = useAccountTexts();
  const { ui } = useTexts();
  return (
    <div className="pb-safe fixed inset-x-0 bottom-0 z-30 px-3">
      <div
        role="alert"
        className="mx-auto mb-3 flex w-full max-w-md items-start gap-3 rounded-xl border border-s-4 border-line border-s-warning bg-surface py-1 ps-3 pe-1 text-text shadow-lg"
      >
        <LogOut aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-warning rtl:-scale-x-100" />
        <p className="min-w-0 flex-1 py-2 text-sm">
          <strong className="block font-semibold">{texts.title}</strong>
          {texts[reason]}
        </p>
        <DismissButton label={ui.dismiss} onClick={forgetSignOutReason} />
      </div>
    </div>
  );
}
