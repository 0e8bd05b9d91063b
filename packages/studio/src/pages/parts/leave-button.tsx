import { isFramed, postToParent } from '../frame-messages.ts';

/** Returns to the portal; not shown if the page is not in a frame. */
export function LeaveButton({ label }: { readonly label: string }) {
  if (!isFramed()) return null;
  return (
    <button type="button" className="st-button" onClick={() => postToParent({ type: 'maidan:close' })}>
      {label}
    </button>
  );
}
