import { uploadPath } from '@/lib/media/buckets';

/** What came of one file: the place it was stored in, or the reason why it was not. */
export type UploadResponse = { ok: true; path: string } | { ok: false; reason: string };

/** True for reasons that lie not in the file: the same one may be stored the next time. */
export const isRetryable = (reason: string) => ['connection', 'session', 'failed'].includes(reason);

function answerOf(request: XMLHttpRequest): UploadResponse {
  try {
    const json = JSON.parse(request.responseText) as UploadResponse;
    if (typeof json.ok === 'boolean') return json;
  } catch {
    // Not an answer of the upload: a sign-in page, or an error of something in between.
  }
  if (request.status === 413) return { ok: false, reason: 'size' };
  // Whoever is signed out is led to the sign-in page.
  return {
    ok: false,
    reason: request.status < 400 || request.status === 401 || request.status === 403 ? 'session' : 'failed',
  };
}

/** Sends one file and tells how much of it has gone (0 to 100). `fetch` cannot tell that. */
export function uploadFile(
  file: File,
  place: { bucket: string; folder: string },
  onProgress: (percent: number) => void,
) {
  return new Promise<UploadResponse>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${uploadPath}?${new URLSearchParams({ ...place, name: file.name })}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve({ ok: false, reason: 'connection' });
    request.send(file);
  });
}
