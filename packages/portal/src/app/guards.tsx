import { Navigate, Outlet } from 'react-router';
import { useSession } from '../house/session.ts';
import { pathTo, signInPath } from '../paths.ts';
import { startUrl } from './start-url.ts';

export function Root() {
  const session = useSession();
  return <Navigate to={session ? (startUrl() ?? pathTo('rules')) : signInPath} replace />;
}

/**
 * Everything but the sign-in page needs a session; losing it redirects there at once, and another client gets
 * fresh state.
 */
export function SignedInOnly() {
  const session = useSession();
  return session ? <Outlet key={session.userId} /> : <Navigate to={signInPath} replace />;
}
