import { type PortalBrand, useBrand } from '../../brand/brand.ts';
import type { DashboardParts, Product } from '../../product.ts';
import { dashboards } from '../../product-parts.ts';
import { isOfferedBy } from '../../products.ts';

export const offeredDashboards = (
  brand: Pick<PortalBrand, 'flags'>,
  all: readonly (readonly [Product, DashboardParts])[],
): readonly DashboardParts[] =>
  all.filter(([product]) => isOfferedBy(brand, product)).map(([, dashboard]) => dashboard);

/** What the products of the brand add to the dashboard. */
export const useDashboards = (): readonly DashboardParts[] =>
  offeredDashboards(useBrand(), dashboards.useReady());
