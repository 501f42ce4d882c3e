/** What every process is started with; only a short-lived one reads settings from it (read-settings.ts). */
export const environment: Readonly<Record<string, string | undefined>> = process.env
