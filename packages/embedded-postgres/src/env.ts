/** Where programs of the system are found; the database's guard needs a shell from there. */
export const programPath = process.env.PATH
