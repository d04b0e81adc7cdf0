import { createAsyncThunk } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import type { StoreServices } from "../api/api.ts";
import type { AppDispatch, AppState, AppStore } from "./app-state.ts";

/** React Redux's hooks and RTK's thunks, knowing the shop's state. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: AppState;
  dispatch: AppDispatch;
  extra: StoreServices;
}>();
