/** Is there only after the test that asks for it has returned. */
await new Promise((done) => setTimeout(done, 20));

export const isThere = true;
