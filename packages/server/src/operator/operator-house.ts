import type { Brands } from '../brands/loaded-brand.ts';
import type { House } from '../house.ts';
import type { Replays } from '../sports/replays/replays.ts';
import type { OperatorHouse } from './verb.ts';

export const operatorHouse = (
  house: House,
  brands: Brands,
  newRequestId: () => string,
  replays?: Replays,
): OperatorHouse => ({
  ...house,
  newRequestId,
  ...(replays === undefined ? {} : { replays }),
  brandCodes: () => brands.all().map((brand) => brand.code),
});
