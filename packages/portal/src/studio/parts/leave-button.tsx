import { isFramed, postToParent } from '../frame-messages.ts';

/** Back to the portal; nothing where no portal frames the page. */
export function LeaveButton({ label }: { readonly label: string }) {
  if (!isFramed()) return null;
  return (
    <button type="button" className="st-button" onClick={() => postToParent({ type: 'maidan:close' })}>
      {label}
    </button>
  );
}
