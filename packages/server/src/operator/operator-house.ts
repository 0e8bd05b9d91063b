import type { Brands } from '../brands/brands.ts';
import type { House } from '../house.ts';
import type { OperatedProducts } from '../products.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import type { OperatorHouse } from '../verb/verb.ts';
import { requestIds } from '../wallet/wallets.ts';

/** The house as every verb can use it. */
export type OperatedHouse = OperatorHouse<OperatedProducts>;

export const operatorHouse = (parts: {
  readonly house: House;
  readonly sessions: Sessions;
  readonly brands: Brands;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly products?: OperatedProducts;
  readonly pause?: () => Promise<void>;
}): OperatedHouse => {
  const { house, brands, ...rest } = parts;
  return {
    ...house,
    ...rest,
    brandCodes: () => brands.all().map((brand) => brand.code),
    freshRequestId: requestIds(rest.randomBytes),
  };
};
