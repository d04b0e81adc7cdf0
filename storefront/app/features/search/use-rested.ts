import { useEffect, useState } from "react";

/** The value once it has rested for a while. */
export function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
