export { StatusTrack, type StatusTrackProps, type TrackStep } from "./StatusTrack.tsx";
export { type TrackState, trackStates } from "./status-track.contract.ts";
