/** Files beside the folder `database`: they stay, whoever holds the lock. */
export const lockFileNames: readonly string[] = ["database.flock", "database.flock.json"];
