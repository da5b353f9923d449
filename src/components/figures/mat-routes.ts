import { type Mat, type Point, places } from './mat.ts';

type Route = (mat: Mat) => Point[];

const route =
  (draw: (mat: Mat, place: ReturnType<typeof places>) => Point[]): Route =>
  (mat) =>
    draw(mat, places(mat));

/** How each arrow runs, from one area to another, through the lanes. */
export const ROUTES: Record<string, Route> = {
  'card used': route(({ x }, p) => [
    [x[3], p.down(2, 0.5)],
    [x[4], p.down(2, 0.5)],
  ]),
  'card prep': route(({ x, y }, p) => [
    [p.across(1, 0.2), y[4]],
    [p.across(1, 0.2), p.lower(1)],
    [p.left(1), p.lower(1)],
    [p.left(1), p.down(1, 0.8)],
    [x[1], p.down(1, 0.8)],
  ]),
  'card field': route(({ y }, p) => [
    [p.across(1, 0.8), y[4]],
    [p.across(1, 0.8), p.lower(1)],
    [p.right(-1), p.lower(1)],
    [p.right(-1), y[1]],
  ]),
  'bag prep': route(({ y }, p) => [
    [p.across(0, 0.5), y[4]],
    [p.across(0, 0.5), y[3]],
  ]),
  'bag out': route(({ x }, p) => [
    [x[1], p.down(2, 0.3)],
    [p.left(1), p.down(2, 0.3)],
    [p.left(1), p.lower(-1)],
    [p.right(1), p.lower(-1)],
    [p.right(1), p.down(1, 0.75)],
    [x[4], p.down(1, 0.75)],
  ]),
  'bag reserve': route(({ x }, p) => [
    [x[1], p.down(2, 0.6)],
    [p.left(-1), p.down(2, 0.6)],
    [p.left(-1), p.down(1, 0.75)],
    [x[2], p.down(1, 0.75)],
  ]),
  'used bag': route(({ y }, p) => [
    [p.across(2, 0.5), y[5]],
    [p.across(2, 0.5), p.edge],
    [p.across(0, 0.5), p.edge],
    [p.across(0, 0.5), y[5]],
  ]),
  'used prep': route(({ x, y }, p) => [
    [p.across(2, 0.2), y[4]],
    [p.across(2, 0.2), p.lower(0)],
    [p.left(0), p.lower(0)],
    [p.left(0), p.down(1, 0.65)],
    [x[1], p.down(1, 0.65)],
  ]),
  'used field': route(({ x, y }, p) => [
    [x[4], p.down(2, 0.2)],
    [p.right(0), p.down(2, 0.2)],
    [p.right(0), y[1]],
  ]),
  'prep reserve': route(({ x }, p) => [
    [x[1], p.down(1, 0.35)],
    [x[2], p.down(1, 0.35)],
  ]),
  'reserve out': route(({ x }, p) => [
    [x[3], p.down(1, 0.5)],
    [x[4], p.down(1, 0.5)],
  ]),
  'reserve used': route(({ y }, p) => [
    [p.across(1, 0.7), y[3]],
    [p.across(1, 0.7), p.lower(1)],
    [p.across(2, 0.35), p.lower(1)],
    [p.across(2, 0.35), y[4]],
  ]),
  'reserve field': route(({ y }, p) => [
    [p.across(1, 0.4), y[2]],
    [p.across(1, 0.4), y[1]],
  ]),
  'field attack': route(({ x }, p) => [
    [p.across(1, 0.78), p.down(0, 0.45)],
    [x[4], p.down(0, 0.45)],
  ]),
  'attack field': route(({ x }, p) => [
    [x[4], p.down(0, 0.68)],
    [p.across(1, 0.78), p.down(0, 0.68)],
  ]),
  'field prep': route(({ y }, p) => [
    [p.across(1, 0.12), y[1]],
    [p.across(1, 0.12), p.upper(0)],
    [p.across(0, 0.5), p.upper(0)],
    [p.across(0, 0.5), y[2]],
  ]),
  'attack out': route(({ y }, p) => [
    [p.across(2, 0.5), y[1] - 8],
    [p.across(2, 0.5), y[2]],
  ]),
  'field out': route(({ x, y }, p) => [
    [p.right(1), y[1]],
    [p.right(1), p.down(1, 0.25)],
    [x[4], p.down(1, 0.25)],
  ]),
  'field used': route(({ y }, p) => [
    [p.right(2), y[1]],
    [p.right(2), p.lower(-1)],
    [p.across(2, 0.65), p.lower(-1)],
    [p.across(2, 0.65), y[4]],
  ]),
  'field reserve': route(({ y }, p) => [
    [p.across(1, 0.6), y[1]],
    [p.across(1, 0.6), y[2]],
  ]),
  'field aside': route(({ x }, p) => [
    [x[2], p.down(0, 0.45)],
    [x[1], p.down(0, 0.45)],
  ]),
  'aside field': route(({ x }, p) => [
    [x[1], p.down(0, 0.68)],
    [x[2], p.down(0, 0.68)],
  ]),
  'out used': route(({ y }, p) => [
    [p.across(2, 0.5), y[3]],
    [p.across(2, 0.5), y[4]],
  ]),
};
