import { type PointerEvent, type RefObject, useRef } from "react";
import { moved, pinched, unzoomed, type Zoom, zoomAt, zoomScales } from "./zoom.ts";

type Point = { x: number; y: number };
type Pinch = { from: Zoom; distance: number; middle: Point };
type Tap = Point & { time: number; moved?: boolean };

/** Milliseconds between the two taps of a double tap, and how far apart they may be, as part of the stage. */
const doubleTapTime = 350;
const doubleTapDistance = 0.08;
const apart = (first: Point, second: Point) => Math.hypot(first.x - second.x, first.y - second.y);

/** Where on the stage a pointer is, from 0 to 1. */
const place = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
};

/** What the stage listens to, so that a mouse, a finger or two and a double tap enlarge. */
export function usePointerZoom(zoom: RefObject<Zoom>, draw: (next: Zoom) => void) {
  const tap = useRef<Tap>(undefined);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<Pinch>(undefined);

  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "mouse") return;
      const at = place(event);
      fingers.current.set(event.pointerId, at);
      const before = tap.current;
      const again =
        before && !before.moved && event.timeStamp - before.time < doubleTapTime && apart(before, at) < doubleTapDistance;
      tap.current = again || fingers.current.size > 1 ? undefined : { ...at, time: event.timeStamp };
      if (again) draw(zoom.current.scale > 1 ? unzoomed : zoomAt(zoomScales.pinchMax, at.x, at.y));
      event.currentTarget.setPointerCapture(event.pointerId);
      pinch.current = undefined;
    },
    onPointerMove(event: PointerEvent) {
      const now = place(event);
      if (event.pointerType === "mouse") return draw(zoomAt(zoomScales.hover, now.x, now.y));
      const was = fingers.current.get(event.pointerId);
      if (!was) return;
      fingers.current.set(event.pointerId, now);
      if (tap.current && apart(tap.current, now) > doubleTapDistance / 4) tap.current.moved = true;
      const [first, second] = [...fingers.current.values()];
      if (first && second) {
        const distance = apart(first, second);
        const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
        pinch.current ??= { from: zoom.current, distance, middle };
        const { from, distance: before, middle: start } = pinch.current;
        draw(pinched(from, distance / Math.max(before, 0.001), middle.x - start.x, middle.y - start.y));
      } else if (zoom.current.scale > 1) {
        draw(moved(zoom.current, now.x - was.x, now.y - was.y));
      }
    },
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") draw(unzoomed);
    },
  };
}
