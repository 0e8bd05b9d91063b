import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrokenPage, ErrorBoundary } from './app/error-boundary.tsx';
import { PortalRouter, preloadFirstPage } from './app/router.tsx';
import { rememberStartUrl } from './app/start-url.ts';
import { startTheme } from './app/theme.ts';
import { loadFirstLanguage } from './texts/texts.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the portal.');
const root = createRoot(place);

shareStyleNonce();
startTheme();
rememberStartUrl(window.location.pathname);
preloadFirstPage();
loadFirstLanguage().then(
  () =>
    root.render(
      <StrictMode>
        <ErrorBoundary>
          <PortalRouter />
        </ErrorBoundary>
      </StrictMode>,
    ),
  () => root.render(<BrokenPage isPartMissing />),
);

/**
 * The dialogs' scroll lock adds a style element. It reads this global for the nonce that the content security
 * policy requires; the brand's style element has one.
 */
function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
