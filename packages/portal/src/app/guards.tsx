import { Navigate, Outlet } from 'react-router';
import { pathTo, signInPath } from '../api/paths.ts';
import { useSession } from '../api/session.ts';
import { startUrl } from './start-url.ts';

export function Root() {
  const session = useSession();
  return <Navigate to={session ? (startUrl() ?? pathTo('rules')) : signInPath} replace />;
}

/** Everything but the sign-in page needs a session; losing it leads there at once. */
export function SignedInOnly() {
  return useSession() ? <Outlet /> : <Navigate to={signInPath} replace />;
}
