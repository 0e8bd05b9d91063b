import type { Brands } from '../brands/loaded-brand.ts';
import type { House } from '../house.ts';
import type { OperatorHouse } from './verb.ts';

export const operatorHouse = (house: House, brands: Brands, newRequestId: () => string): OperatorHouse => ({
  ...house,
  newRequestId,
  brandCodes: () => brands.all().map((brand) => brand.code),
});
