import { uploadRoutePath } from '@/lib/media/buckets';

/** The result of an upload: the path of the stored file, or the reason for the failure. */
export type UploadResponse = { ok: true; path: string } | { ok: false; reason: string };

/** True for failures that are not caused by the file, so that a retry may succeed. */
export const isRetryableUploadFailure = (reason: string) => ['connection', 'session', 'failed'].includes(reason);

function readUploadResponse(request: XMLHttpRequest): UploadResponse {
  try {
    const json = JSON.parse(request.responseText) as UploadResponse;
    if (typeof json.ok === 'boolean') return json;
  } catch {
    // The body is not an upload response but a sign-in page, or the error page of a proxy.
  }
  if (request.status === 413) return { ok: false, reason: 'size' };
  // An ended session leads to the sign-in page.
  return {
    ok: false,
    reason: request.status < 400 || request.status === 401 || request.status === 403 ? 'session' : 'failed',
  };
}

/** Uploads one file and reports its progress (0 to 100), which `fetch` cannot. */
export function uploadFile(
  file: File,
  place: { bucket: string; folder: string },
  onProgress: (percent: number) => void,
) {
  return new Promise<UploadResponse>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${uploadRoutePath}?${new URLSearchParams({ ...place, name: file.name })}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => resolve(readUploadResponse(request));
    request.onerror = () => resolve({ ok: false, reason: 'connection' });
    request.send(file);
  });
}
