/**
 * Lets a reader of the logs go away: writing to a closed pipe (EPIPE) would otherwise end the process. What nobody
 * reads is dropped.
 */
export function ignoreClosedOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
}
