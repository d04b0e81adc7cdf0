export { StatusTrack, type StatusTrackProps, type TrackStep } from "./StatusTrack.tsx";
export type { TrackState } from "./status-track.contract.ts";
