import { expect, test } from 'vitest';
import { faultOfSvg } from './brands.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

test.each([
  '<rect width="9" height="9" fill="#ffffff"/>',
  '<defs><linearGradient id="a"/></defs><path d="M0 0h9" fill="url(#a)"/>',
  '<use href="#a"/><use xlink:href=\'#b\'/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<text font-family="Georgia" x="1">On top = first</text>',
])('a plain drawing may be served: %s', (inside) => {
  expect(faultOfSvg(svg(inside))).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', 'has a script'],
  ['<svg:script href="#a"/>', 'has a script'],
  ['<SCRIPT>alert(1)</SCRIPT>', 'has a script'],
  ['<rect onclick="alert(1)"/>', 'has an event handler'],
  ['<rect fill="red"onload=alert(1) />', 'has an event handler'],
  ['<foreignObject><p/></foreignObject>', 'has a foreign element'],
  ['<iframe/>', 'has a foreign element'],
  ['<a href="javascript:alert(1)"/>', 'points elsewhere'],
  ['<a xlink:href="&#106;avascript:alert(1)"/>', 'points elsewhere'],
  ['<image href="https://evil.example/a.png"/>', 'points elsewhere'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'points elsewhere'],
  ['<rect fill="url(https://evil.example/a.svg#b)"/>', 'points elsewhere'],
  ['<style>@import "https://evil.example/a.css";</style>', 'loads a document'],
  ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'animates a link or a handler'],
])('a picture that can run or load something is refused: %s', (inside, fault) => {
  expect(faultOfSvg(svg(inside))).toBe(fault);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', 'loads a document'],
  ['<?xml-stylesheet href="#a"?>', 'loads a document'],
])('a picture that begins with %s is refused', (head, fault) => {
  expect(faultOfSvg(`${head}${svg('')}`)).toBe(fault);
});

test('a picture whose root has an event handler is refused', () => {
  expect(faultOfSvg(svg('', ' onload="alert(1)"'))).toBe('has an event handler');
});
