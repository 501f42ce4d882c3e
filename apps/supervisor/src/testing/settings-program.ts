// Sends the settings that a test chose, as apps/server/src/settings-main.ts sends those of the environment.
process.send?.(JSON.parse(process.env.TEST_SETTINGS ?? '{}'), () => process.disconnect())
