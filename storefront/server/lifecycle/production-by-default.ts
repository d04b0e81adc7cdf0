/**
 * Imported before anything else: React looks at NODE_ENV once, when it is first loaded, and without it runs its slow
 * development build (measured: twice the CPU for a listing).
 */
process.env.NODE_ENV ||= "production";
