import { crc32, deflateSync, inflateSync } from 'node:zlib';

type Pixels = {
  width: number;
  height: number;
  /** 0xRRGGBB of each pixel. */
  colours: Uint32Array;
};
type Counted = { colour: number; count: number };

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** The most an 8-bit palette can hold. */
const coloursMost = 256;
const shifts = [16, 8, 0] as const;
type Shift = (typeof shifts)[number];
const part = (colour: number, shift: Shift): number => (colour >> shift) & 255;

/** The same picture with one byte a pixel: a screen has few colours besides the edges of its letters. */
export function withPalette(png: Buffer, colours = coloursMost): Buffer {
  const pixels = readPixels(png);
  const counts = new Map<number, number>();
  for (const colour of pixels.colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const counted = [...counts].map(([colour, count]) => ({ colour, count }));
  const palette = choosePalette(counted, colours);
  const places = new Map(counted.map(({ colour }) => [colour, nearest(palette, colour)]));
  return writeIndexed(pixels, palette, (colour) => places.get(colour) ?? 0);
}

function readPixels(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 3];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR')
      [width, height, channels] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3];
    if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, channels);
  const colours = Uint32Array.from({ length: width * height }, (_, index) =>
    bytes.readUIntBE(index * channels, 3),
  );
  return { width, height, colours };
}

/** Undoes the five filters of the PNG specification, section 9. */
function unfilter(raw: Buffer, rowBytes: number, channels: number): Buffer {
  const out = Buffer.alloc((raw.length / (rowBytes + 1)) * rowBytes);
  for (let row = 0; row * (rowBytes + 1) < raw.length; row += 1) {
    const filter = raw[row * (rowBytes + 1)] ?? 0;
    for (let x = 0; x < rowBytes; x += 1) {
      const at = row * rowBytes + x;
      const left = x >= channels ? (out[at - channels] ?? 0) : 0;
      const up = row > 0 ? (out[at - rowBytes] ?? 0) : 0;
      const corner = row > 0 && x >= channels ? (out[at - rowBytes - channels] ?? 0) : 0;
      out[at] = (raw[row * (rowBytes + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/**
 * Half of the palette is the most frequent colours; the rest by splitting the remaining colours where they
 * differ most.
 */
function choosePalette(counted: readonly Counted[], size: number): readonly number[] {
  if (counted.length <= size) return counted.map(({ colour }) => colour);
  const common = counted.toSorted((one, other) => other.count - one.count);
  const kept = common.slice(0, size / 2).map(({ colour }) => colour);
  const boxes = [common.slice(size / 2)];
  while (boxes.length < size / 2) {
    const widest = boxes.reduce((one, other) => (spread(other).width > spread(one).width ? other : one));
    if (widest.length < 2) break;
    const { shift } = spread(widest);
    const sorted = widest.toSorted((one, other) => part(one.colour, shift) - part(other.colour, shift));
    boxes.splice(
      boxes.indexOf(widest),
      1,
      sorted.slice(0, sorted.length >> 1),
      sorted.slice(sorted.length >> 1),
    );
  }
  return [...kept, ...boxes.map(mean)];
}

function spread(box: readonly Counted[]): { shift: Shift; width: number } {
  const widths = shifts.map((shift) => {
    const values = box.map(({ colour }) => part(colour, shift));
    return {
      shift,
      width: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255),
    };
  });
  return widths.reduce((one, other) => (other.width > one.width ? other : one));
}

function mean(box: readonly Counted[]): number {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return shifts.reduce<number>((colour, shift) => {
    const sum = box.reduce((all, it) => all + part(it.colour, shift) * it.count, 0);
    return colour | (Math.round(sum / total) << shift);
  }, 0);
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, candidate] of palette.entries()) {
    const red = part(candidate, 16) - part(colour, 16);
    const green = part(candidate, 8) - part(colour, 8);
    const blue = part(candidate, 0) - part(colour, 0);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function writeIndexed(
  { width, height, colours }: Pixels,
  palette: readonly number[],
  indexOf: (colour: number) => number,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 3: indexed.
  header.set([8, 3], 8);
  const rows = Buffer.alloc(height * (width + 1));
  for (const [index, colour] of colours.entries()) {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = indexOf(colour);
  }
  const entries = Buffer.from(palette.flatMap((colour) => shifts.map((shift) => part(colour, shift))));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
