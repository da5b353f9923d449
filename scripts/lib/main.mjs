/** Runs a script's body; its number is the exit code, a thrown error becomes one line. */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
