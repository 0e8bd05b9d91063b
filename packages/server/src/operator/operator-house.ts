import type { Sessions } from '../account/sessions.ts';
import type { Brands } from '../brands/brands.ts';
import type { House } from '../house.ts';
import type { OperatedProducts } from '../products.ts';
import { requestIds } from '../wallet/wallets.ts';
import type { OperatorHouse } from './verb.ts';

export const operatorHouse = (parts: {
  readonly house: House;
  readonly sessions: Sessions;
  readonly brands: Brands;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly products?: OperatedProducts;
  readonly pause?: () => Promise<void>;
}): OperatorHouse => {
  const { house, brands, ...rest } = parts;
  return {
    ...house,
    ...rest,
    brandCodes: () => brands.all().map((brand) => brand.code),
    freshRequestId: requestIds(rest.randomBytes),
  };
};
